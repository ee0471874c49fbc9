/** The small screen's bell. Its badge starts at 2 on a device, and stays 0 once the bell was tapped. */
import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { noteBellTapped, useBellTapped } from '../../../lib/storage/device-settings.ts';

const NewsDialog = lazyPart(async () => (await import('./news-dialog.tsx')).NewsDialog);

const firstUnread = 2;

export function BellButton({ className }: { readonly className: string }) {
  const unread = useBellTapped() ? 0 : firstUnread;
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const open = () => {
    noteBellTapped();
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={NewsDialog.preload}
        onClick={open}
      >
        <Bell aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-1 grid size-[18px] place-items-center rounded-full bg-bad text-[12px] font-semibold text-on-bad"
          >
            {unread}
          </span>
        )}
      </button>
      {isAsked && (
        <Suspense>
          <NewsDialog isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
