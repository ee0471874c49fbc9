/** Chooses the paper size by the region that a browser names. Pure. */
import type { PackPaper } from '@qubloom/contract';

/** Regions with US Letter; all others use A4. Source: CLDR, supplemental data, `paperSize`. */
const letterRegions = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** @param languages the header `Accept-Language`, with the reader's first choice first */
export function paperFor(languages: string | undefined): PackPaper {
  const [tag = ''] = /^[a-z]{2,3}(?:-[a-z\d]+)*/i.exec(languages?.trim() ?? '') ?? [];
  const region = regionOf(tag);
  return region === undefined || letterRegions.has(region) ? 'letter' : 'a4';
}

/** A language without a region gets the region of most of its readers. */
function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
}
