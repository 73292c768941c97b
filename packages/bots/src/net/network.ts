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
  readonly weights: Float32Array
  readonly biases: Float32Array
  /** What comes out; written over by each use. */
  readonly out: Float32Array
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
      weights: floats(layer.weights),
      biases: floats(layer.biases),
      out: new Float32Array(layer.outputs),
    })),
  }
}

const floats = (text: string): Float32Array => Float32Array.from(text.split(' '), Number)

/** What the network makes of these inputs. Most inputs of a position are 0 and cost nothing. */
export function answerOf({ layers }: Network, inputs: Float32Array): number {
  let values = inputs
  for (let l = 0; l < layers.length; l++) {
    const { weights, biases, out, outputs } = layers[l]!
    out.set(biases)
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!
      if (value === 0 || (l > 0 && value < 0)) continue
      for (let o = 0, w = i * outputs; o < outputs; o++, w++) out[o]! += value * weights[w]!
    }
    values = out
  }
  return values[0]!
}
