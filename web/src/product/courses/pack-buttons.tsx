/** The printable pack of a course, on the paper size that the learner chooses. */
import type { PackPaper } from '@qubloom/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { callFile, errorSentence } from '../api/api.ts';
import { resources } from '../api/endpoints.ts';
import { download } from '../../lib/browser/download.ts';
import { Button } from '../../ui/controls/button.tsx';

export interface PackButtonsProps {
  readonly courseId: string | number;
  /** For screen reader users, who hear the buttons without their surroundings. */
  readonly courseTitle: string;
}

const papers: readonly (readonly [PackPaper, string])[] = [
  ['letter', 'US Letter'],
  ['a4', 'A4'],
];

export function PackButtons({ courseId, courseTitle }: PackButtonsProps) {
  const pack = useMutation({
    mutationFn: async (paper: PackPaper) => {
      const { name, content } = await callFile(resources.pack, { id: courseId, paper });
      download(name, content);
    },
    // A file is fetched now or not at all, so the request never waits for a connection.
    networkMode: 'always',
  });
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <ul className="flex flex-wrap gap-3">
        {papers.map(([paper, name]) => (
          <li key={paper}>
            <Button
              variant="secondary"
              busy={pack.isPending && pack.variables === paper}
              onClick={() => {
                if (!pack.isPending) pack.mutate(paper);
              }}
            >
              <Download aria-hidden="true" />
              <span>
                {name}
                <span className="sr-only">: printable pack of {courseTitle}, PDF</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {pack.isPending && 'Making the pack. This takes a few seconds.'}
        {pack.isSuccess && 'The pack is in your downloads.'}
      </p>
      {pack.isError && (
        <p role="alert" className="text-sm text-bad-ink">
          {errorSentence(pack.error)}
        </p>
      )}
    </div>
  );
}
