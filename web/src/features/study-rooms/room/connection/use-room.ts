import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CurrentUser } from '@qubloom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../../../product/learner/auth.tsx';
import { useToasts, type ToastMessage } from '../../../../ui/feedback/toast.ts';
import { RoomConnection } from './room-connection.ts';
import type { RoomNews, RoomRequest } from './room-requests.ts';
import type { RoomState } from './room-state.ts';

export interface Room {
  readonly state: RoomState;
  readonly connection: RoomConnection;
}

/** Stays in the room as long as the page is shown. */
export function useRoom(roomId: number, user: CurrentUser): Room {
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [connection] = useState(
    () =>
      new RoomConnection({
        roomId,
        user,
        onNews: (news) => {
          const toast = toastOf(news);
          if (toast) toasts.show(toast);
        },
        // If nobody is signed in anymore, the site replaces this page with a notice.
        onNoWayIn: () => void queryClient.invalidateQueries(currentUserQuery),
      }),
  );
  useEffect(() => {
    connection.open();
    return connection.close;
  }, [connection]);
  const state = useSyncExternalStore(connection.subscribe, connection.snapshot);
  return { state, connection };
}

function toastOf(news: RoomNews): ToastMessage | null {
  switch (news.kind) {
    case 'disconnected':
      return { title: 'Disconnected', description: 'We’re on our way back.' };
    case 'connection-error':
      return {
        title: 'Connection Error',
        description: 'Failed to connect to the study room. Please try again.',
        variant: 'destructive',
      };
    case 'error':
      return { title: 'Error', description: news.error, variant: 'destructive' };
    case 'done':
      return doneToast(news.request);
  }
}

/** Results that are visible on the page need no toast. */
function doneToast(request: RoomRequest): ToastMessage | null {
  if (request.type === 'REPORT_LEARNER') {
    return { title: 'Thank you for telling us', description: 'A grown-up will look at it.' };
  }
  if (request.type !== 'HIDE_LEARNER') return null;
  return {
    mute: { title: 'Muted', description: 'You won’t read anything of theirs anymore.' },
    block: { title: 'Blocked', description: 'Neither of you reads the other anymore.' },
    show: { title: 'Shown again', description: 'You’ll read what they write from now on.' },
  }[request.how];
}
