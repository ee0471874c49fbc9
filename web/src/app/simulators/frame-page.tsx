import type { ReactNode } from 'react';

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
    <Tag className={isWide ? 'mx-auto max-w-7xl' : 'mx-auto max-w-3xl'}>
      <h1
        className={
          isFramed
            ? 'sr-only'
            : 'px-4 pt-6 text-3xl sm:px-5 [@media(max-height:480px)]:pt-2 [@media(max-height:480px)]:text-xl'
        }
      >
        {title}
      </h1>
      {children}
    </Tag>
  );
}

/** Follows the theme that the page around the frame names behind the `#`, now and when it changes. */
export function followTheme(): void {
  const follow = () => {
    const theme = new URLSearchParams(window.location.hash.slice(1)).get('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
    else delete document.documentElement.dataset['theme'];
  };
  window.addEventListener('hashchange', follow);
  follow();
}

/** Keeps the page around the frame informed of the height that the content needs, in pixels. */
export function tellHeight(content: HTMLElement): void {
  if (!isFramed) return;
  const tell = () => {
    const message = { type: 'qubloom:height', height: content.getBoundingClientRect().height };
    // Any page may frame a simulator, and a height is no secret.
    window.parent.postMessage(message, '*');
  };
  new ResizeObserver(tell).observe(content);
  tell();
}
