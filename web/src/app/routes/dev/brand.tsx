import { Leo } from '../../../ui/brand/leo.tsx';
import { Logo } from '../../../ui/brand/logo.tsx';
import { Mia } from '../../../ui/brand/mia.tsx';
import { Qubi, type QubiMood } from '../../../ui/brand/qubi.tsx';
import { RewardRipple } from '../../../ui/brand/reward-ripple.tsx';
import { Ripples } from '../../../ui/brand/ripples.tsx';
import { Row, Sample } from './sample.tsx';

const moods: readonly QubiMood[] = ['curious', 'thinking', 'celebrating'];

export function BrandSamples() {
  return (
    <>
      <Sample name="brand/logo">
        <Logo />
      </Sample>
      <Sample name="brand/qubi">
        <Row>
          {moods.map((mood) => (
            <Qubi key={mood} mood={mood} label={mood} className="size-28" />
          ))}
        </Row>
      </Sample>
      <Sample name="brand/mia">
        <Mia className="size-28" />
      </Sample>
      <Sample name="brand/leo">
        <Leo className="size-28" />
      </Sample>
      <Sample name="brand/reward-ripple">
        <RewardRipple className="deep-window h-40 w-full rounded-card" />
      </Sample>
      <Sample name="brand/ripples">
        <Row>
          {['one', 'two'].map((seed) => (
            <Ripples key={seed} seed={seed} className="w-40 rounded-card" />
          ))}
        </Row>
      </Sample>
    </>
  );
}
