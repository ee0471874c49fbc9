/** On every answer under `/api`: stored by nobody, sniffed by nobody, embedded by nobody else. */
export const apiHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;
