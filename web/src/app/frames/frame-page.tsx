import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { hasForeignTop } from '../../lib/browser/foreign-top.ts';

const isFramed = window.parent !== window;

/** A page of this site that led here, other than a simulator; else the list of things to try. */
function pageBefore(): { readonly href: string; readonly label: string } {
  if (document.referrer !== '') {
    const { origin, pathname, search, hash } = new URL(document.referrer);
    if (origin === window.location.origin && !pathname.startsWith('/simulators/')) {
      return { href: `${pathname}${search}${hash}`, label: labelOf(pathname, search) };
    }
  }
  return { href: '/visualizations', label: 'All Visualizations' };
}

function labelOf(path: string, search: string): string {
  if (path.startsWith('/courses/')) {
    return new URLSearchParams(search).has('lesson') ? 'Back to the Lesson' : 'Back to the Course';
  }
  return path.startsWith('/visualizations') ? 'Back to Visualizations' : 'Back';
}

/** A simulator on its own page has neither header nor bar, so this leads back to the site. */
function WayBack({ isBeside }: { readonly isBeside: boolean }) {
  const { href, label } = pageBefore();
  return (
    <a
      href={href}
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 font-medium text-action-ink underline-offset-4 hover:underline compact:min-h-9 compact:text-sm low:px-3',
        // A scene fits one screen. On a phone held sideways, its heading's row has room for this link.
        isBeside && 'md:low:absolute md:low:top-2.5 md:low:right-24 md:low:z-10',
      )}
    >
      <span aria-hidden="true">←</span>
      {label}
    </a>
  );
}

/** On its own, it is a page with a heading. In a frame, it is part of the surrounding page, which has both. */
export function FramePage({
  title,
  isWide = false,
  children,
}: {
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  const Tag = isFramed ? 'div' : 'main';
  return (
    <Tag
      className={clsx(
        '@container/scene relative mx-auto',
        isFramed ? 'framed' : 'alone',
        isWide ? 'max-w-7xl' : 'max-w-6xl',
      )}
    >
      {isFramed ? (
        <h1 className="sr-only">{title}</h1>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 px-3 low:px-0 not-compact:px-4 not-compact:pt-1">
          {/* In a low window every row counts, and the scene says enough. */}
          <h1 className="text-2xl compact:pt-1 compact:text-lg low:sr-only">{title}</h1>
          <WayBack isBeside={!isWide} />
        </div>
      )}
      {children}
    </Tag>
  );
}

/**
 * In a frame of this site, follows the theme of the surrounding page, also when it changes. Elsewhere, `theme.js`
 * has set it.
 */
export function followTheme(): void {
  if (!isFramed || hasForeignTop()) return;
  const around = window.parent.document.documentElement;
  const follow = () => {
    const { theme } = around.dataset;
    if (theme === undefined) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  };
  new MutationObserver(follow).observe(around, { attributeFilter: ['data-theme'] });
  follow();
}

/** Tells the surrounding page that the simulator was really run. */
export function announceRun(): void {
  // Any page may frame a simulator, and the fact that it was run is no secret.
  if (isFramed) window.parent.postMessage({ type: 'qubloom:ran' }, '*');
}

/** Keeps the surrounding page informed of the height that the content needs, in pixels. */
export function announceHeight(content: HTMLElement): void {
  if (!isFramed) return;
  const announce = () => {
    const message = { type: 'qubloom:height', height: content.getBoundingClientRect().height };
    // Any page may frame a simulator, and a height is no secret.
    window.parent.postMessage(message, '*');
  };
  new ResizeObserver(announce).observe(content);
  announce();
}
