/** The page `/simulators/circuit-lab`: usable alone, and in a frame of any page. */
import '../../ui/styles/styles.css';
import { createRoot } from 'react-dom/client';
import { CircuitLab } from '../../circuit-lab/circuit-lab.tsx';
import { Displays } from '../../circuit-lab/displays/displays.tsx';
import { SaveAndShare } from '../../circuit-lab/sharing/save-and-share.tsx';
import { openStorage, readSaved } from '../../circuit-lab/storage/circuit-store.ts';
import { startsFromAddress, readAddress } from '../../circuit-lab/address.ts';
import { followTheme, FramePage, announceHeight } from './frame-page.tsx';

const root = document.getElementById('simulator');
if (root) {
  followTheme();
  const { search, hash } = window.location;
  const { slot = 'lab', ...address } = readAddress(search, hash);
  const isAsked = startsFromAddress(search, hash);
  const { problem, ...options } = isAsked
    ? address
    : { ...address, ...readSaved(openStorage(), slot) };
  createRoot(root).render(
    <FramePage title="Circuit lab" isWide>
      <div className="p-3 sm:p-5 compact:pt-1.5">
        {problem && (
          <p role="alert" className="mb-3 rounded-control bg-bad-soft px-3 py-2 text-bad-ink">
            {problem} Here is an empty circuit instead.
          </p>
        )}
        <CircuitLab {...options} displays={<Displays />} tools={<SaveAndShare slot={slot} />} />
      </div>
    </FramePage>,
  );
  announceHeight(root);
}
