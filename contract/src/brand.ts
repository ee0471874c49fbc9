/** The product's name and words. Nothing else spells them out but the manifest, which a test compares. */
export const brand = {
  name: 'Qubloom',
  tagline: 'Quantum Computing for Kids',
  headline: 'Quantum Computing for Young Minds',
  mascot: 'Qubi',
  supportHours: 'Monday-Friday 9am-5pm EST',
  foundedYear: 2023,
} as const;
