declare module "gltf-validator" {
  interface Report {
    issues: { messages: { code: string; message: string }[] };
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>;
}
