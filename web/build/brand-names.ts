/** Vite replaces `%BRAND_NAME%` and `%BRAND_TAGLINE%` in pages by these. */
import { brand } from '../../contract/src/index.ts';

export const brandNames = {
  'import.meta.env.BRAND_NAME': JSON.stringify(brand.name),
  'import.meta.env.BRAND_TAGLINE': JSON.stringify(brand.tagline),
};
