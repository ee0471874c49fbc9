/** The operator of this site, as the server has written it into the page. */
import { noSiteFacts, siteFactsId, type SiteFacts } from '@qubloom/contract';
import { useSyncExternalStore } from 'react';

let read: { readonly text: string | undefined; readonly facts: SiteFacts } | undefined;

/** The block is the server's own, so it isn't checked again. The same text gives the same object. */
function factsOfPage(): SiteFacts {
  const text = document.getElementById(siteFactsId)?.textContent;
  if (!read || read.text !== text) {
    read = { text, facts: text ? (JSON.parse(text) as SiteFacts) : noSiteFacts };
  }
  return read.facts;
}

const neverChanges = () => () => undefined;

/** Pages that the build draws ahead know nothing of the site yet, so they say nothing of it. */
export const useSiteFacts = (): SiteFacts =>
  useSyncExternalStore(neverChanges, factsOfPage, () => noSiteFacts);

/** `Ada Example, 1 Main Street, Springfield, USA`, as far as it is known. */
export const operatorText = ({ name, address, country }: SiteFacts['operator']): string =>
  [name, address, country].filter((part) => part !== null).join(', ');
