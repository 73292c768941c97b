/** A network as it stands in a file, made by `train/train.py`. */
export interface NetworkFile {
  /** What the inputs are, in their order: a network made for other inputs is refused. */
  readonly inputs: readonly string[]
  readonly layers: readonly LayerFile[]
  /** Inputs and what the trained network makes of them: a test compares. */
  readonly probes: readonly { readonly x: string; readonly y: number }[]
}

interface LayerFile {
  readonly inputs: number
  readonly outputs: number
  /** Numbers with blanks between: for each input its weights to all outputs. */
  readonly weights: string
  readonly biases: string
}

interface Layer {
  readonly inputs: number
  readonly outputs: number
  readonly weights: Float64Array
  readonly biases: Float64Array
  /** What comes out; written over by each use. */
  readonly out: Float64Array
  /** Which inputs are not 0, by where their weights begin, and how large they are; written over by each use. */
  readonly places: Int32Array
  readonly values: Float64Array
}

/** A small network of full layers, with ReLU between them and one number at the end. */
export interface Network {
  readonly layers: readonly Layer[]
}

/** Reads a network; it must have been made for these inputs. */
export function readNetwork({ inputs, layers }: NetworkFile, wanted: readonly string[]): Network {
  const other = wanted.findIndex((name, i) => name !== inputs[i])
  if (other >= 0 || inputs.length !== wanted.length)
    throw new Error(
      `the network was made for other inputs (${inputs[other] ?? inputs.length} for ${wanted[other] ?? wanted.length}): train it anew`,
    )
  return {
    layers: layers.map((layer) => ({
      inputs: layer.inputs,
      outputs: layer.outputs,
      weights: numbers(layer.weights),
      biases: numbers(layer.biases),
      out: new Float64Array(layer.outputs),
      places: new Int32Array(layer.inputs),
      values: new Float64Array(layer.inputs),
    })),
  }
}

const numbers = (text: string): Float64Array => Float64Array.from(text.split(' '), Number)

/** What the network makes of these inputs. Most inputs of a position are 0 and cost nothing. */
export function answerOf({ layers }: Network, inputs: Float32Array): number {
  let values: Float32Array | Float64Array = inputs
  for (let l = 0; l < layers.length; l++) {
    const layer = layers[l]!
    // What is below 0 between layers counts as 0.
    addUp(layer, gather(layer, values, l === 0 ? Number.NEGATIVE_INFINITY : 0))
    values = layer.out
  }
  return values[0]!
}

/** Notes which inputs count; returns how many. */
function gather({ places, values, outputs }: Layer, from: Float32Array | Float64Array, least: number): number {
  let count = 0
  for (let i = 0; i < from.length; i++) {
    const value = from[i]!
    if (value === 0 || value < least) continue
    places[count] = i * outputs
    values[count++] = value
  }
  return count
}

/** Sums of weights, four outputs at a time: three times as fast as one after the other. */
function addUp({ weights, biases, out, outputs, places, values }: Layer, count: number): void {
  let o = 0
  for (; o + 3 < outputs; o += 4) {
    let [a, b, c, d] = [biases[o]!, biases[o + 1]!, biases[o + 2]!, biases[o + 3]!]
    for (let i = 0; i < count; i++) {
      const w = places[i]! + o
      const value = values[i]!
      a += value * weights[w]!
      b += value * weights[w + 1]!
      c += value * weights[w + 2]!
      d += value * weights[w + 3]!
    }
    out[o] = a
    out[o + 1] = b
    out[o + 2] = c
    out[o + 3] = d
  }
  for (; o < outputs; o++) {
    let sum = biases[o]!
    for (let i = 0; i < count; i++) sum += values[i]! * weights[places[i]! + o]!
    out[o] = sum
  }
}
