/** Who runs a site and how to reach them, from its settings. Nothing is made up for what isn't set. */
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
  /** The companies that the operator names, and those that the site uses by its settings. */
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

/** The id of the JSON block in which every page brings the facts of its site. */
export const siteFactsId = 'site-facts';
