import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../product/learner/auth.tsx';
import { achievementsQuery } from './queries.ts';

/** @param isWanted Whether to fetch them now. */
export function useAchievements(isWanted = true) {
  const { user } = useAuth();
  return useQuery({ ...achievementsQuery, enabled: isWanted && user !== null });
}
