/** Data about the site as a whole for search engines, in the vocabulary of schema.org. */
import { brand, type SiteFacts } from '@qubloom/contract';

export const organization = (publicOrigin: string) => ({
  '@type': 'EducationalOrganization',
  '@id': `${publicOrigin}/#organization`,
  name: brand.name,
  url: publicOrigin,
});

export function siteData(
  publicOrigin: string,
  { supportEmail, socialLinks }: SiteFacts,
  hasSearch: boolean,
): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...organization(publicOrigin),
        slogan: brand.tagline,
        logo: `${publicOrigin}/icons/icon-512.png`,
        ...(supportEmail !== null && { email: supportEmail }),
        foundingDate: String(brand.foundedYear),
        ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
      },
      {
        '@type': 'WebSite',
        '@id': `${publicOrigin}/#website`,
        name: brand.name,
        url: publicOrigin,
        inLanguage: 'en',
        publisher: { '@id': `${publicOrigin}/#organization` },
        ...(hasSearch && {
          potentialAction: {
            '@type': 'SearchAction',
            target: `${publicOrigin}/search?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        }),
      },
    ],
  };
}
