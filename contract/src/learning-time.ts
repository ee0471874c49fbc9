/** Seconds of learning time that one report may bring. A page reports about once a minute. */
export const longestLearningReport = 300;
