/** Where who listens goes on when a search tells of danger. */
export const DANGER_HEADING = 'danger'
