export interface JobState {
  name: string;
  everySeconds: number;
  scheduledAt: number;
  lastSuccessAt: number | null;
  lastFailureAt: number | null;
}

export class Jobs {
  private readonly states = new Map<string, JobState>();

  list(): JobState[] {
    return [...this.states.values()];
  }

  add({ name, everySeconds, now }: { name: string; everySeconds: number; now: number }): JobState {
    const state = { name, everySeconds, scheduledAt: now, lastSuccessAt: null, lastFailureAt: null };
    this.states.set(name, state);
    return state;
  }
}
