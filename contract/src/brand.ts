/** The product's name and wording. Only the manifest repeats them, and a test compares it. */
export const brand = {
  name: 'Qubloom',
  tagline: 'Quantum Computing for Kids',
  headline: 'Quantum Computing for Young Minds',
  mascot: 'Qubi',
  supportHours: 'Monday-Friday 9am-5pm EST',
  foundedYear: 2023,
} as const;
