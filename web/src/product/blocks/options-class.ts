/** Options one below the other; in twos where a window is low. */
export const optionsClass = 'grid min-w-0 gap-2.5 low:grid-cols-2 low:gap-1.5';
