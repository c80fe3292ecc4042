export function writeFiles(project: string, files: Record<string, string>): Promise<void>;
export function install(project: string, packages: readonly string[]): Promise<void>;
