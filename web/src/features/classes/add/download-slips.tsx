import type { ClassId, ClassSlip } from '@qubloom/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { download } from '../../../lib/browser/download.ts';
import { callFile, errorSentence } from '../../../product/api/api.ts';
import { classes } from '../../../product/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';

export interface DownloadSlipsProps {
  readonly classId: ClassId;
  readonly slips: readonly ClassSlip[];
  readonly onDownloaded?: () => void;
}

export function DownloadSlips({ classId, slips, onDownloaded }: DownloadSlipsProps) {
  const load = useMutation({
    mutationFn: () =>
      callFile(
        classes.slips,
        { id: classId },
        { slips: slips.map(({ id, password }) => ({ id, password })) },
      ),
    onSuccess: ({ name, content }) => {
      download(name, content);
      onDownloaded?.();
    },
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <Button busy={load.isPending} onClick={() => load.mutate()}>
        <Download aria-hidden="true" />
        {load.isPending ? 'Getting the slips...' : 'Download slips (PDF)'}
      </Button>
      {load.error && <FieldError>{errorSentence(load.error)}</FieldError>}
      <p role="status" className="text-[0.9375rem] text-ink-soft empty:hidden">
        {load.isSuccess && 'The slips are in your downloads.'}
      </p>
    </div>
  );
}
