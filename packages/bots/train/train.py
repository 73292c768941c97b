"""Trains a network that corrects the hand-made evaluation of a game, from files of `spinney dataset --inputs`.

    python3 train.py --name ROOT --out root.ts --hidden 48,24 FOLDER [FOLDER ...]

Each row of the files: number of the position, hand-made logit, share of the win, final score, inputs (32-bit floats). A
seat's chance is softmax(hand-made logit + network(inputs)) over the seats of its position; the loss is the log-loss of
the winner. With --score, the network also learns by how much each seat is ahead in the end: a game says more by that than
by who won it. What it says of that is not exported.
Needs PyTorch; a GPU makes it a matter of a minute. What comes out is a TypeScript module.
"""
import argparse
import copy
import glob
import gzip
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import torch

parser = argparse.ArgumentParser()
parser.add_argument("folders", nargs="+")
parser.add_argument("--name", required=True, help="prefix of the exported constant, such as ROOT")
parser.add_argument("--out", required=True, help="the TypeScript module to write")
parser.add_argument("--hidden", default="48,24")
parser.add_argument("--epochs", type=int, default=24)
parser.add_argument("--batch", type=int, default=256, help="positions")
parser.add_argument("--rate", type=float, default=1.5e-3)
parser.add_argument("--decay", type=float, default=0.02)
parser.add_argument("--score", type=float, default=0.0, help="weight of foretelling final scores beside the winner")
parser.add_argument("--seed", type=int, default=1)
args = parser.parse_args()
torch.manual_seed(args.seed)
device = "cuda" if torch.cuda.is_available() else "cpu"


def names_of(folder):
    with open(os.path.join(folder, "dataset.json"), encoding="utf8") as file:
        return json.load(file)["inputs"]


def read(path, width):
    with gzip.open(path) as file:
        return np.frombuffer(file.read(), dtype="<f4").reshape(-1, width)


inputs = names_of(args.folders[0])
for folder in args.folders:
    if names_of(folder) != inputs:
        sys.exit(f"{folder} was written for other inputs than {args.folders[0]}")
width = 4 + len(inputs)
paths = sorted(path for folder in args.folders for path in glob.glob(os.path.join(folder, "inputs-*.f32.gz")))
# Every tenth file is held back: its games are none that the network has seen. These come last.
held_paths = paths[9::10] or paths[-1:]
paths = sorted(set(paths) - set(held_paths)) + held_paths
with ProcessPoolExecutor() as pool:
    parts = list(pool.map(read, paths, [width] * len(paths), chunksize=16))
# Positions are numbered by file: numbers of later files go on where earlier ones end.
first = 0
numbers = []
for part in parts:
    own = part[:, 0].astype(np.int64)
    numbers.append(own + first)
    first += int(own.max()) + 1 if len(own) else 0
held_from = numbers[-len(held_paths)][0]
rows = np.concatenate(parts)
group = torch.from_numpy(np.concatenate(numbers)).to(device)
base = torch.from_numpy(rows[:, 1].copy()).to(device).clamp(min=-30)
share = torch.from_numpy(rows[:, 2].copy()).to(device)
score = torch.from_numpy(rows[:, 3].copy()).to(device)
x = torch.from_numpy(rows[:, 4:].copy()).to(device)
mean, spread = x.mean(0), x.std(0).clamp(min=0.02)
starts = torch.searchsorted(group, torch.arange(first + 1, device=device))
sizes = [int(n) for n in args.hidden.split(",")]
table = starts[1:] - starts[:-1]
# How far a seat is ahead of the mean of its table, in the unit in which tables differ.
mean_score = torch.zeros(first, device=device).index_add(0, group, score) / table.clamp(min=1)
ahead = score - mean_score[group]
ahead = ahead / ahead.std().clamp(min=1e-6)
print(f"{len(rows)} rows, {first} positions of {len(paths)} files, {len(inputs)} inputs, on {device}", flush=True)


def layers():
    before, parts = len(inputs), []
    for size in sizes:
        parts += [torch.nn.Linear(before, size), torch.nn.ReLU()]
        before = size
    last = torch.nn.Linear(before, 2)
    torch.nn.init.zeros_(last.weight)
    torch.nn.init.zeros_(last.bias)
    return torch.nn.Sequential(*parts, last)


def loss_of(logits, where, positions, wins):
    top = torch.full((positions,), -1e9, device=device).scatter_reduce(0, where, logits, "amax")
    e = torch.exp(logits - top[where])
    total = torch.zeros(positions, device=device).index_add(0, where, e)
    log = logits - top[where] - torch.log(total)[where]
    return -(wins * log).sum() / wins.sum()


def rows_of(positions):
    counts = starts[positions + 1] - starts[positions]
    where = torch.repeat_interleave(torch.arange(len(positions), device=device), counts)
    offset = torch.arange(len(where), device=device) - torch.repeat_interleave(counts.cumsum(0) - counts, counts)
    return starts[positions][where] + offset, where


def held_loss(net, seats=None):
    held = torch.arange(int(held_from), first, device=device)
    if seats is not None:
        held = held[table[held] == seats]
    if len(held) == 0:
        return float("nan")
    with torch.no_grad():
        rows, where = rows_of(held)
        logits = base[rows] + (0 if net is None else net((x[rows] - mean) / spread)[:, 0])
        return loss_of(logits, where, len(held), share[rows]).item()


net = layers().to(device)
# The average over the latest steps judges better than the last step alone.
best = copy.deepcopy(net)
step = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=args.decay)
positions = int(held_from)
least, kept_net = float("inf"), best
plan = torch.optim.lr_scheduler.OneCycleLR(step, args.rate, args.epochs * -(-positions // args.batch))
print(f"held-back log-loss: hand-made {held_loss(None):.4f}, tables of two {held_loss(None, 2):.4f}", flush=True)


def learn(epoch):
    for chosen in torch.randperm(positions, device=device).split(args.batch):
        rows, where = rows_of(chosen)
        said = net((x[rows] - mean) / spread)
        loss = loss_of(base[rows] + said[:, 0], where, len(chosen), share[rows])
        if args.score > 0:
            loss = loss + args.score * torch.nn.functional.mse_loss(said[:, 1], ahead[rows])
        step.zero_grad()
        loss.backward()
        step.step()
        plan.step()
        with torch.no_grad():
            for kept, now in zip(best.parameters(), net.parameters()):
                kept.lerp_(now, 0.02)
    held = held_loss(best)
    print(f"epoch {epoch + 1}: {held:.4f}, tables of two {held_loss(best, 2):.4f}", flush=True)
    return held


try:
    for epoch in range(args.epochs):
        held = learn(epoch)
        # Whoever learns on and on learns the games by heart.
        if held < least:
            least, kept_net = held, copy.deepcopy(best)
except KeyboardInterrupt:
    print("interrupted: the best so far is written", flush=True)
best = kept_net


def text(values):
    return " ".join(f"{float(value):.6g}" for value in values)


# What the inputs are divided by goes into the first layer, so that an input of 0 costs nothing.
linear = [part for part in best if isinstance(part, torch.nn.Linear)]
exported = []
with torch.no_grad():
    for i, part in enumerate(linear):
        weight, bias = part.weight.double().cpu(), part.bias.double().cpu()
        if i == 0:
            weight = weight / spread.double().cpu()
            bias = bias - weight @ mean.double().cpu()
        if i == len(linear) - 1:
            weight, bias = weight[:1], bias[:1]
        exported.append((weight, bias))
    probes = torch.linspace(0, len(x) - 1, 8).long().to(device)
    y = best((x[probes] - mean) / spread)[:, 0]

with open(args.out, "w", encoding="utf8") as file:
    file.write("// Made by packages/bots/train/train.py; packages/bots/train/README.md says how to make it anew.\n")
    file.write("import type { NetworkFile } from '../net/network.ts'\n\n")
    file.write(f"export const {args.name}_NETWORK: NetworkFile = {{\n  inputs: '{' '.join(inputs)}'.split(' '),\n  layers: [\n")
    for weight, bias in exported:
        file.write(f"    {{\n      inputs: {weight.shape[1]},\n      outputs: {weight.shape[0]},\n")
        file.write(f"      weights: '{text(weight.T.flatten())}',\n      biases: '{text(bias)}',\n    }},\n")
    file.write("  ],\n  probes: [\n")
    for row, value in zip(probes, y):
        file.write(f"    {{ x: '{text(x[row])}', y: {float(value):.6g} }},\n")
    file.write("  ],\n}\n")
print(f"wrote {args.out}", flush=True)
