/** The page `/simulators/circuit-lab`: usable alone, and in a sandboxed frame of any page. */
import '../styles.css';
import { createRoot } from 'react-dom/client';
import { CircuitLab } from '../../features/circuit-lab/circuit-lab.tsx';
import { Displays } from '../../features/circuit-lab/displays/displays.tsx';
import { KeepAndShare } from '../../features/circuit-lab/keep/keep-and-share.tsx';
import { openStorage, readKept } from '../../features/circuit-lab/keep/kept-work.ts';
import { readAddress } from '../../features/circuit-lab/options.ts';
import { followTheme, FramePage, tellHeight } from './frame-page.tsx';

const place = document.getElementById('simulator');
if (place) {
  followTheme();
  const { place: kept = 'lab', ...address } = readAddress(
    window.location.search,
    window.location.hash,
  );
  // A link goes before what is kept, which it leaves untouched.
  const isAsked = address.circuit !== undefined || address.trouble !== undefined;
  const { trouble, ...options } = isAsked
    ? address
    : { ...address, ...readKept(openStorage(), kept) };
  createRoot(place).render(
    <FramePage title="Circuit lab" isWide>
      <div className="p-3 sm:p-5 [@media(max-height:480px)]:pt-1.5">
        {trouble && (
          <p role="alert" className="mb-3 rounded-control bg-bad-soft px-3 py-2 text-bad-ink">
            {trouble} Here is an empty circuit instead.
          </p>
        )}
        <CircuitLab {...options} displays={<Displays />} tools={<KeepAndShare place={kept} />} />
      </div>
    </FramePage>,
  );
  tellHeight(place);
}
