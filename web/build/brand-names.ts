/** What `%BRAND_NAME%` and `%BRAND_TAGLINE%` stand for in pages: Vite puts them in place. */
import { brand } from '../../contract/src/index.ts';

export const brandNames = {
  'import.meta.env.BRAND_NAME': JSON.stringify(brand.name),
  'import.meta.env.BRAND_TAGLINE': JSON.stringify(brand.tagline),
};
