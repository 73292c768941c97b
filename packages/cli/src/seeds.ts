/**
 * The id of a table whose seed was given on the command line. Simulations have it too, so that a game of a simulation
 * can be looked at in the terminal.
 */
export const GIVEN_SEED = 'given-seed'
