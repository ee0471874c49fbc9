/** The page `/simulators/first-qubit`: usable alone, and in a sandboxed frame of any page. */
import '../styles.css';
import { createRoot } from 'react-dom/client';
import { FirstQubit } from '../../features/first-qubit/first-qubit.tsx';
import { readOptions } from '../../features/first-qubit/options.ts';
import { followTheme, FramePage, tellHeight } from './frame-page.tsx';

const place = document.getElementById('simulator');
if (place) {
  followTheme();
  createRoot(place).render(
    <FramePage title="First qubit">
      <FirstQubit {...readOptions(window.location.search)} />
    </FramePage>,
  );
  tellHeight(place);
}
