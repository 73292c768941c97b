/** Rule 1.3. */
export const DIE: readonly number[] = [1, 2, 3, 4, 5, 6]
