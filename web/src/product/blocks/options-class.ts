/** Options one below the other, or in two columns in a low window. */
export const optionsClass = 'grid min-w-0 gap-2.5 low:grid-cols-2 low:gap-1.5';
