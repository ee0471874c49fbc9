/** The operator of a site and its contact details, from the site's settings. Missing settings stay null. */
export interface SiteFacts {
  readonly operator: {
    readonly name: string | null;
    /** One line: street, place, postcode. */
    readonly address: string | null;
    readonly country: string | null;
  };
  readonly supportEmail: string | null;
  /** The country or region in which the data is kept. */
  readonly dataLocation: string | null;
  /** Companies that the operator names, and companies that the site uses because of its settings. */
  readonly processors: readonly Processor[];
  readonly socialLinks: readonly SocialLink[];
}

export interface Processor {
  readonly service: 'hosting' | 'mail' | 'payments' | 'sign-in';
  readonly company: string;
}

export interface SocialLink {
  readonly name: string;
  /** An https address. */
  readonly url: string;
}

export const noSiteFacts: SiteFacts = {
  operator: { name: null, address: null, country: null },
  supportEmail: null,
  dataLocation: null,
  processors: [],
  socialLinks: [],
};

/** Id of the JSON block that carries the site's facts in every page. */
export const siteFactsId = 'site-facts';
