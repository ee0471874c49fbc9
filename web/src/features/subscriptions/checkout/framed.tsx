/** Nothing is paid in a frame, because its surroundings are unknown. */
export const isFramed = (): boolean => window.self !== window.top;

export function Framed() {
  return (
    <>
      <p>
        This page is shown inside of another one. To pay safely, open it in a tab of its own, where
        you can see the address.
      </p>
      <a href={window.location.href} target="_blank" rel="noopener" className="underline">
        Open in a new tab
      </a>
    </>
  );
}
