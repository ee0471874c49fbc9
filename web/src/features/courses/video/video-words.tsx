import { useQuery } from '@tanstack/react-query';
import { freshFor } from '../../../product/api/fresh-for.ts';
import { Fold } from '../../../ui/display/fold.tsx';
import { wordsOfCaptions } from './video-words-state.ts';

/** The transcript of one of our videos. */
export function VideoWords({ captions }: { readonly captions: string }) {
  const words = useQuery({
    queryKey: ['words of a video', captions],
    queryFn: () => fetchWords(captions),
    ...freshFor(Infinity),
  });
  return (
    <div className="text-sm text-ink-soft">
      <p>This video has no sound. Its words are below.</p>
      <Fold summary="Words of the video">
        <div className="flex max-w-prose flex-col gap-2 pb-2 text-base text-ink">
          {words.data?.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {words.isPending && <p>Loading the words...</p>}
          {words.isError && <p>We couldn’t load the words. Try again in a moment.</p>}
        </div>
      </Fold>
    </div>
  );
}

async function fetchWords(captions: string): Promise<readonly string[]> {
  const response = await fetch(captions);
  const words = response.ok ? wordsOfCaptions(await response.text()) : [];
  if (words.length === 0) throw new Error(`no words at ${captions}`);
  return words;
}
