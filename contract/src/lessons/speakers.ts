/** Characters who speak in lessons: Qubi, and two children who guess as learners do. */
export const speakerNames = { qubi: 'Qubi', mia: 'Mia', leo: 'Leo' } as const;
export type Speaker = keyof typeof speakerNames;
export const speakers = ['qubi', 'mia', 'leo'] as const satisfies readonly Speaker[];
