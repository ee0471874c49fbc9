import { useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

export interface SignInPromptProps {
  readonly title: string;
  readonly className?: string;
  /** The reason to sign in. */
  readonly children: string;
}

/** Invites a visitor to sign in, and leads back to the same place afterward. */
export function SignInPrompt({ title, className, children }: SignInPromptProps) {
  const returnTo = useLocation({ select: ({ href }) => href });
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-action-soft p-5',
        className,
      )}
    >
      <div className="min-w-[min(100%,15rem)] flex-1">
        <p className="font-heading text-lg font-semibold">{title}</p>
        <p className="mt-0.5 text-ink-soft">{children}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/auth" search={{ returnTo }}>
          Sign In
        </ButtonLink>
        <ButtonLink to="/auth" search={{ mode: 'register', returnTo }} variant="secondary">
          Create an Account
        </ButtonLink>
      </div>
    </div>
  );
}
