/** Signing in, signing up, and signing out, each with its toast. The signed-in user decides which page opens. */
import {
  brand,
  type CurrentUser,
  type GoogleSignUpBody,
  type LoginBody,
  type RegisterBody,
} from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { call } from '../../product/api/api.ts';
import { changeUser, currentUserQuery } from '../../product/learner/auth.tsx';
import { useSignOutQueue } from '../../product/outgoing/use-outgoing.ts';
import { accounts, google } from '../../product/api/endpoints.ts';
import { type ToastMessage, useToasts } from '../../ui/feedback/toast.ts';
import { timeZone } from '../../lib/browser/time-zone.ts';

const failure = (title: string, error: Error): ToastMessage => ({
  title,
  description: error.message,
  variant: 'destructive',
});

export function useLogin() {
  const welcome = useWelcome();
  const toasts = useToasts();
  return useMutation({
    mutationFn: (credentials: LoginBody) =>
      call(accounts.login, { body: { ...credentials, timeZone: timeZone() } }),
    onSuccess: welcome,
    onError: (error) => toasts.show(failure('Login failed', error)),
  });
}

/** Updates the page after somebody has signed in. */
export function useWelcome() {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return (user: CurrentUser) => {
    changeUser(queryClient, user);
    toasts.show({ title: 'Login successful', description: `Welcome back, ${user.firstName}!` });
  };
}

export function useRegister() {
  return useSignUp((account: RegisterBody) =>
    call(accounts.register, { body: { ...account, timeZone: timeZone() } }),
  );
}

/** Creates an account for a user whom Google has just identified. */
export function useGoogleSignUp() {
  return useSignUp((account: GoogleSignUpBody) =>
    call(google.signUp, { body: { ...account, timeZone: timeZone() } }),
  );
}

function useSignUp<Account>(open: (account: Account) => Promise<CurrentUser>) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: open,
    onSuccess: (user: CurrentUser) => {
      changeUser(queryClient, user);
      toasts.show({
        title: 'Registration successful',
        description: `Welcome to ${brand.name}, ${user.firstName}!`,
      });
    },
    onError: (error) => toasts.show(failure('Registration failed', error)),
  });
}

export function useLogout() {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const router = useRouter();
  const outgoing = useSignOutQueue();
  return useMutation({
    mutationFn: async () => {
      await outgoing.sendNow();
      return call(accounts.logout);
    },
    onSuccess: async () => {
      outgoing.forgetAll();
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      // The learner's data is dropped once no page shows it anymore.
      await router.navigate({ to: '/auth' });
      changeUser(queryClient, null);
      toasts.show({ title: 'Logout successful', description: 'You have been logged out' });
    },
    onError: (error) => toasts.show(failure('Logout failed', error)),
  });
}
