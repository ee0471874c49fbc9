import type { CurrentUser } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { familyQuery } from '../../features/families/queries.ts';
import { myClassesQuery } from '../../product/classes/my-classes-query.ts';
import { menuLinks, type MenuLink } from '../paths.ts';

/** Returns the links to the classes and the family of a grown-up who has some. */
export function usePeopleLinks({ ageRange }: CurrentUser): readonly MenuLink[] {
  const enabled = ageRange === '18-plus';
  const { data: mine } = useQuery({ ...myClassesQuery, enabled });
  const { data: family } = useQuery({ ...familyQuery, enabled });
  const has: Readonly<Record<string, boolean>> = {
    '/teach': mine?.teaches.some(({ archivedAt }) => archivedAt === null) ?? false,
    '/family': (family?.learners.length ?? 0) > 0,
  };
  return menuLinks.people.filter(({ to }) => has[to]);
}
