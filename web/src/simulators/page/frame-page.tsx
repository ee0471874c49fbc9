import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { hasForeignTop } from '../../lib/browser/foreign-top.ts';

const isFramed = window.parent !== window;

/** Alone it is a page with a heading; in a frame it is a part of the page around it, which has both. */
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
        '@container/scene mx-auto',
        isFramed ? 'framed' : 'alone',
        isWide ? 'max-w-7xl' : 'max-w-6xl',
      )}
    >
      <h1
        // What stands below says enough where every row counts.
        className={
          isFramed ? 'sr-only' : 'px-3 pt-2 text-2xl compact:text-lg low:sr-only roomy:px-4'
        }
      >
        {title}
      </h1>
      {children}
    </Tag>
  );
}

/**
 * In a frame of this site the theme of the page around it holds, also when that changes. Elsewhere
 * `theme.js` has set it.
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

/** Tells the page around the frame that what it shows was really run. */
export function announceRun(): void {
  // Any page may frame a simulator, and that it was run is no secret.
  if (isFramed) window.parent.postMessage({ type: 'qubloom:ran' }, '*');
}

/** Keeps the page around the frame informed of the height that the content needs, in pixels. */
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
