import { brand } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useSiteFacts } from '../../product/site/site-facts.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import { ThemeSwitch } from '../../ui/controls/theme-switch.tsx';
import { menuLinks } from '../paths.ts';
import { Newsletter } from './newsletter.tsx';

const linkClass =
  'rounded-sm text-ink-soft underline-offset-4 hover:text-action-ink hover:underline';

export function WideFooter({ className }: { readonly className?: string | undefined }) {
  const { socialLinks } = useSiteFacts();
  return (
    <footer className={clsx('mt-24 border-t border-line bg-sunken print:hidden', className)}>
      <div className="page-width grid gap-10 py-14 md:grid-cols-[1.2fr_1fr] lg:grid-cols-[1.2fr_1.2fr_1.2fr]">
        <div className="flex flex-col gap-4">
          <Logo />
          <p className="max-w-xs text-ink-soft">
            {brand.tagline}. Short lessons, real simulators and a curious little qubit called{' '}
            {brand.mascot}.
          </p>
          {socialLinks.length > 0 && (
            <ul className="flex flex-wrap gap-x-5 gap-y-2 text-[0.9375rem]" aria-label="Follow us">
              {socialLinks.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="noopener noreferrer" className={linkClass}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>

        <nav aria-label="About the site">
          <ul className="grid grid-cols-2 gap-x-6 gap-y-2 text-[0.9375rem]">
            {menuLinks.footer.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Newsletter className="lg:col-start-3" />
      </div>
      <div className="page-width">
        <div className="flex items-center justify-between gap-6 border-t border-line py-5 text-sm text-ink-soft">
          {/* The page may have been drawn in another year. */}
          <p suppressHydrationWarning>
            © {brand.foundedYear}–{new Date().getFullYear()} {brand.name}. All rights reserved.
          </p>
          <ThemeSwitch className="!bg-ground" />
        </div>
      </div>
    </footer>
  );
}
