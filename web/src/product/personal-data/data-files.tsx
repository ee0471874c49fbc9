/** All data of an account, as files to download. */
import type { PersonalData } from '@qubloom/contract';
import { download } from '../../lib/browser/download.ts';
import { Button } from '../../ui/controls/button.tsx';
import { readablePage } from './readable-page.ts';

export function DataFiles({
  data,
  whose,
}: {
  readonly data: PersonalData;
  readonly whose: string;
}) {
  const name = `${data.username}-${data.madeAt.slice(0, 10)}`;
  return (
    <div className="flex flex-col gap-4">
      <p role="status">{whose} data is here. Which file would you like?</p>
      <Button onClick={() => download(`${name}.html`, textFile(readablePage(data), 'text/html'))}>
        A page to read
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          const json = JSON.stringify(data, null, 2);
          download(`${name}.json`, textFile(json, 'application/json'));
        }}
      >
        A file for computers (JSON)
      </Button>
    </div>
  );
}

const textFile = (text: string, type: string) =>
  new Blob([text], { type: `${type};charset=utf-8` });
