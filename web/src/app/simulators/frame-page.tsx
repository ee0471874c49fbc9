import type { ReactNode } from 'react';

const isFramed = window.parent !== window;

/** Alone the page has a heading; in a frame the page around it has one already. */
export function FramePage({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <main className="mx-auto max-w-3xl">
      <h1 className={isFramed ? 'sr-only' : 'px-4 pt-6 text-3xl sm:px-5'}>{title}</h1>
      {children}
    </main>
  );
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
