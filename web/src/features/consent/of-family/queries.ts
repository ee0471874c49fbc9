import type { UserId } from '@qubloom/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../product/api/api.ts';
import { families } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';

/** Gets the decisions of the parent of a linked child under 13. */
export const linkedChildQuery = (id: UserId) =>
  queryOptions({
    queryKey: queryKeys.familyChild(id),
    queryFn: ({ signal }) => call(families.child, { params: { id }, signal }),
    // Another parent of the child may decide, too.
    staleTime: 3_000,
  });
