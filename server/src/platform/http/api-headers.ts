/** Headers of every answer under `/api`: no caching, no content sniffing, no embedding by other sites. */
export const apiHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;
