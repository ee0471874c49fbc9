/** Signing in, signing up and signing out, each with its toast. Who is signed in decides where one goes. */
import { brand, type CurrentUser, type LoginBody, type RegisterBody } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { call } from '../../lib/api.ts';
import { changeUser, currentUserQuery } from '../../lib/auth.tsx';
import { accounts } from '../../lib/endpoints.ts';
import { toast } from '../../lib/toast.ts';
import { timeZone } from './time-zone.ts';

const failed = (title: string) => (error: Error) =>
  toast({ title, description: error.message, variant: 'destructive' });

export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: LoginBody) =>
      call(accounts.login, { body: { ...credentials, timeZone: timeZone() } }),
    onSuccess: (user: CurrentUser) => {
      changeUser(queryClient, user);
      toast({ title: 'Login successful', description: `Welcome back, ${user.firstName}!` });
    },
    onError: failed('Login failed'),
  });
}

export function useRegister() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (account: RegisterBody) =>
      call(accounts.register, { body: { ...account, timeZone: timeZone() } }),
    onSuccess: (user: CurrentUser) => {
      changeUser(queryClient, user);
      toast({
        title: 'Registration successful',
        description: `Welcome to ${brand.name}, ${user.firstName}!`,
      });
    },
    onError: failed('Registration failed'),
  });
}

export function useLogout() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => call(accounts.logout),
    onSuccess: async () => {
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      // What was fetched for the learner is forgotten once no page shows it any more.
      await router.navigate({ to: '/auth' });
      changeUser(queryClient, null);
      toast({ title: 'Logout successful', description: 'You have been logged out' });
    },
    onError: failed('Logout failed'),
  });
}
