/**
 * A visualization with nothing else around it: a slim bar with its tabs, the picture, and the row at the lower
 * edge.
 */
import type { SceneValues, Visualization } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import {
  backClass,
  frameClass,
  frameRowsClass,
  stepClass,
} from '../../../product/steps/frame-class.ts';
import { StepBar } from '../../../product/steps/step-bar.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import { Scene } from '../scene/scene.tsx';
import type { VisualizationSlots } from '../visualization-slots.ts';
import { Explanation } from './explanation.tsx';
import { PlayRow } from './play-row.tsx';
import { usePlay } from './use-play.ts';

export type VisualizationTab = 'visualization' | 'explanation';

export interface OpenVisualizationProps extends VisualizationSlots {
  readonly visualization: Visualization;
  readonly tab: VisualizationTab;
  readonly onTab: (tab: VisualizationTab) => void;
}

/** Both fit beside the points on a phone. */
const tabClass = 'compact:px-2! compact:text-[0.9375rem]';

export function OpenVisualization(props: OpenVisualizationProps) {
  const { visualization, tab, onTab, renderInteractive } = props;
  const { title, question, explanationSteps } = visualization;
  const [values, setValues] = useState<SceneValues>({});
  const play = usePlay(visualization.id);
  const change = (next: SceneValues) => {
    setValues(next);
    play.interact();
  };
  return (
    <div className={frameClass}>
      <Tabs
        value={tab}
        onValueChange={(next) => onTab(next === 'explanation' ? next : 'visualization')}
        className={frameRowsClass}
      >
        <StepBar
          title={title}
          back={
            <Link to="/visualizations" aria-label="Back to Visualizations" className={backClass}>
              <ArrowLeft aria-hidden="true" className="size-5" />
              <span className="@max-[15rem]:sr-only">Back</span>
            </Link>
          }
          hasTabs
          marks={
            <TabList aria-label={title} className="compact:p-0! @max-[15rem]:flex-wrap">
              <Tab value="visualization" className={tabClass}>
                Visualization
              </Tab>
              <Tab value="explanation" className={tabClass}>
                Explanation
              </Tab>
            </TabList>
          }
        />
        <div className={stepClass}>
          <TabPanel value="visualization" isKept className="mt-0!">
            <h2 className="mb-2 text-lg leading-tight sm:text-xl compact:mb-1 low:text-base">
              {question}
            </h2>
            <Scene
              scene={visualization}
              values={values}
              onChange={change}
              renderInteractive={renderInteractive}
            />
          </TabPanel>
          <TabPanel value="explanation" className="mt-0!">
            <Explanation steps={explanationSteps} />
          </TabPanel>
        </div>
        <PlayRow visualization={visualization} play={play} />
      </Tabs>
    </div>
  );
}
