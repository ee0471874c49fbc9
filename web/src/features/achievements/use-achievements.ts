import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../product/learner/auth.tsx';
import { achievementsQuery } from './queries.ts';

export function useAchievements() {
  const { user } = useAuth();
  return useQuery({ ...achievementsQuery, enabled: user !== null });
}
