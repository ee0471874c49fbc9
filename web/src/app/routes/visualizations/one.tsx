/** Connects visualizations with what draws them, and games in them with their records. */
import { findInteractive, readAddress, rematchGames } from '@qubloom/contract';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  RecordBookContext,
  type GameSetting,
  type RecordBook,
} from '../../../diagrams/rematch/rematch.ts';
import { VisualizationPage } from '../../../features/visualizations/visualization-page.tsx';
import type { VisualizationSlots } from '../../../features/visualizations/visualization-slots.ts';
import { drawInteractive } from '../../../interactives/catalog/catalog.ts';
import { useSearchParam } from '../../../lib/navigation/use-search-param.ts';
import { useGameRecords } from '../../../product/game-records/use-game-records.ts';
import { copyLink } from '../../../ui/feedback/copy-link.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import type { VisualizationSearch } from '../../search.ts';

const route = getRouteApi('/visualizations/$id');

export function VisualizationRoute() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const [tab, setTab] = useSearchParam(search, 'tab', 'visualization');
  return (
    <VisualizationPage
      key={`${id} ${search.level} ${search.box}`}
      id={id}
      tab={tab}
      onTab={setTab}
      renderInteractive={(shown) => {
        const drawn = drawInteractive(withSetting(shown, search));
        const isGame = rematchGames.some((game) => game === shown.name);
        return isGame ? (
          <KeepsRecords isChallenge={search.level !== undefined}>{drawn}</KeepsRecords>
        ) : (
          drawn
        );
      }}
    />
  );
}

/** Keeps the records of the game in it. */
function KeepsRecords({
  isChallenge,
  children,
}: Pick<RecordBook, 'isChallenge'> & { readonly children: ReactNode }) {
  const records = useGameRecords();
  const pathname = useLocation({ select: (location) => location.pathname });
  const toasts = useToasts();
  const challenge = (setting: GameSetting) => {
    void copyLink(
      `${window.location.origin}${pathname}?${new URLSearchParams(setting).toString()}`,
      toasts,
    );
  };
  return (
    <RecordBookContext value={{ ...records, challenge, isChallenge }}>{children}</RecordBookContext>
  );
}

type Shown = Parameters<VisualizationSlots['renderInteractive']>[0];

/** Reads the setting in the address by the properties of the interactive, like a simulator's page. */
function withSetting(shown: Shown, search: VisualizationSearch): Shown {
  const table = findInteractive(shown.name)?.properties ?? {};
  const written = new Map(
    Object.entries(search)
      .filter(([name, value]) => value !== undefined && Object.hasOwn(table, name))
      .map(([name, value]) => [name, String(value)]),
  );
  if (written.size === 0) return shown;
  const read: Readonly<Record<string, unknown>> = readAddress(table, written);
  const asked = [...written.keys(), 'problem'].map((name) => [name, read[name]] as const);
  const valid = asked.filter(([, value]) => value !== undefined);
  return { ...shown, properties: { ...shown.properties, ...Object.fromEntries(valid) } };
}
