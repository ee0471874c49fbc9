import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { call } from '../../lib/api.ts';
import { currentUserQuery } from '../../lib/auth.tsx';
import { accounts } from '../../lib/endpoints.ts';
import { toast } from '../../lib/toast.ts';

/** Ends the session, forgets everything that was fetched for it, and goes to the sign-in screen. */
export function useLogout() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => call(accounts.logout),
    onSuccess: async () => {
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      await router.navigate({ to: '/auth' });
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' });
      toast({ title: 'Logout successful', description: 'You have been logged out' });
    },
    onError: (error) =>
      toast({ title: 'Logout failed', description: error.message, variant: 'destructive' }),
  });
}
