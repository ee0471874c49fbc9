import { useEffect } from 'react';
import { useZoomAllowed } from '../../lib/storage/device-settings.ts';

const plain = 'width=device-width, initial-scale=1';
const locked = `${plain}, maximum-scale=1, user-scalable=no`;

/** Marks the document as shown on a small device, and locks its zoom unless the reader has removed the lock. */
export function useSmallScreenMarks(small: boolean): void {
  const zoomAllowed = useZoomAllowed();
  useEffect(() => {
    document.body.classList.toggle('mobile-device', small);
    document
      .querySelector('meta[name="viewport"]')
      ?.setAttribute('content', small && !zoomAllowed ? locked : plain);
  }, [small, zoomAllowed]);
}
