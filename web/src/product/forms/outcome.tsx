import { useEffect, useRef } from 'react';
import { Notice, type NoticeProps } from '../../ui/feedback/notice.tsx';

/** The result of a button, which replaces its form, scrolls into view, and takes the button's focus. */
export function Outcome(props: Omit<NoticeProps, 'level'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={place} role="group" aria-label={props.title} tabIndex={-1} className="outline-none">
      <Notice {...props} level={1} />
    </div>
  );
}
