/** The operator of this site, read from the page, where the server has written it. */
import { noSiteFacts, siteFactsId, type SiteFacts } from '@qubloom/contract';
import { useSyncExternalStore } from 'react';

let read: { readonly text: string | undefined; readonly facts: SiteFacts } | undefined;

/** The server wrote the block, so it is not checked again. The same text gives the same object. */
function factsOfPage(): SiteFacts {
  const text = document.getElementById(siteFactsId)?.textContent;
  if (!read || read.text !== text) {
    read = { text, facts: text ? (JSON.parse(text) as SiteFacts) : noSiteFacts };
  }
  return read.facts;
}

const neverChanges = () => () => undefined;

/** Pages that the build draws ahead do not know the site yet, so they say nothing about it. */
export const useSiteFacts = (): SiteFacts =>
  useSyncExternalStore(neverChanges, factsOfPage, () => noSiteFacts);

/** For example `Ada Example, 1 Main Street, Springfield, USA`; unknown parts are left out. */
export const operatorText = ({ name, address, country }: SiteFacts['operator']): string =>
  [name, address, country].filter((part) => part !== null).join(', ');
