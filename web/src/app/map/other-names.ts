/** Addresses that people guess, with the pages that they mean. */
import { createRoute, redirect } from '@tanstack/react-router';
import { root } from './root.tsx';

const plans = { to: '/subscribe' } as const;
const signIn = { to: '/auth' } as const;
const register = { to: '/auth', search: { mode: 'register' } } as const;

const pages = {
  '/pricing': plans,
  '/plans': plans,
  '/login': signIn,
  '/sign-in': signIn,
  '/register': register,
  '/sign-up': register,
  '/security': { to: '/privacy', hash: 'protection' },
} as const;

export const otherNames = Object.entries(pages).map(([path, target]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { title: 'On the Way' },
    beforeLoad: () => {
      throw redirect({ ...target, replace: true });
    },
  }),
);
