/** Maximum seconds of learning time in one report. A page reports about once a minute. */
export const longestLearningReport = 300;
